/** What a member may do in a team or organization by plain role (AU-08). */
export type MemberRole = 'MEMBER' | 'ADMIN' | 'OWNER'

/** An organization: a set of teams and people under one roof. */
export interface Organization {
  readonly id: number
  readonly slug: string
  readonly name: string
  /** A platform customer's organization (AU-12). */
  readonly isPlatform: boolean
}

/** A team, alone or within an organization. */
export interface Team {
  readonly id: number
  readonly organizationId: number | null
  readonly slug: string
  readonly name: string
  readonly isPlatform: boolean
  readonly logoUrl: string | null
  readonly bannerUrl: string | null
  readonly bio: string | null
  readonly timeZone: string
  readonly weekStart: string
  readonly brandColor: string | null
  readonly darkBrandColor: string | null
  readonly theme: string | null
}

/** A person's place in one team or one organization; exactly one of the two ids is set. */
export interface Membership {
  readonly id: number
  readonly userId: number
  readonly teamId: number | null
  readonly organizationId: number | null
  readonly role: MemberRole
  readonly accepted: boolean
  /** The custom role whose permissions stand in for the admin role (AU-11). */
  readonly roleId: string | null
}

/** A named set of permissions, of a team or of an organization; exactly one of the two ids is set. */
export interface Role {
  readonly id: string
  readonly name: string
  readonly type: 'SYSTEM' | 'CUSTOM'
  readonly permissions: readonly string[]
  readonly color: string | null
  readonly description: string | null
  readonly teamId: number | null
  readonly organizationId: number | null
  /** Milliseconds since the epoch. */
  readonly createdAt: number
  readonly updatedAt: number
}
