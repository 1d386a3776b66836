/** Whose rows they are: a viewer's, of one of their profiles. */
export type Owner = { userId: string; profileId: string }

/** What names their row of a title, a film or an episode, in every table of theirs. */
export function rowOf({ userId, profileId }: Owner, contentId: string) {
  return { user_id: userId, profile_id: profileId, content_id: contentId }
}
