import { Failure } from '../../failure.js'
import type { Team } from '../organization.js'

/** A team's slug has a letter or digit, and no other team of the organization, or alone like it, has the same (XT-19). `sent` is what it was made of. */
export const teamSlug = (team: Team, sent: string, sameSlug: readonly Team[]): Failure | undefined => {
  if (team.slug === '') return unusable(sent)
  const holder = sameSlug.find((it) => it.id !== team.id && it.organizationId === team.organizationId)
  return holder && taken(team, holder)
}

const unusable = (sent: string): Failure =>
  new Failure('team.slug_unusable', `"${sent}" has no letter or digit to make a slug of; send a slug that has`, {
    property: 'slug',
    value: sent,
  })

const taken = ({ slug, organizationId }: Team, holder: Team): Failure =>
  new Failure(
    'team.slug_taken',
    `The slug "${slug}" belongs to team ${holder.id} ${organizationId === null ? 'already' : `of organization ${organizationId}`}; send another slug`,
    { property: 'slug', value: slug, teamId: holder.id },
  )
