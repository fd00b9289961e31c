import type { Role } from './organization.js'

/** What a role is made or changed with; `permissions` is the whole set (RO-04). */
export interface RoleInput {
  readonly name?: string
  readonly color?: string
  readonly description?: string
  readonly permissions?: readonly string[]
}

/** A role made through the API, empty where nothing is given (RO-01). */
export const newRole = (given: Pick<Role, 'id' | 'name' | 'createdAt'> & Partial<Role>): Role => ({
  type: 'CUSTOM',
  permissions: [],
  color: null,
  description: null,
  teamId: null,
  organizationId: null,
  updatedAt: given.createdAt,
  ...given,
})

/** The role with every property that is sent, the others as they were (RO-04). */
export const changeRole = (role: Role, input: RoleInput, now: number): Role => ({
  ...role,
  ...input,
  ...(input.permissions && { permissions: withoutRepeats(input.permissions) }),
  updatedAt: now,
})

/** The role with more permissions: the present ones in their order, then the new ones, none twice (RO-05). */
export const addPermissions = (role: Role, permissions: readonly string[], now: number): Role => ({
  ...role,
  permissions: withoutRepeats([...role.permissions, ...permissions]),
  updatedAt: now,
})

/** The role without these permissions; those that it does not hold are passed over (XT-23). */
export const removePermissions = (role: Role, permissions: readonly string[], now: number): Role => ({
  ...role,
  permissions: role.permissions.filter((it) => !permissions.includes(it)),
  updatedAt: now,
})

const withoutRepeats = (permissions: readonly string[]): readonly string[] => [...new Set(permissions)]
