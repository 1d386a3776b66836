/** Whose rows they are: a viewer's, of one of their profiles. */
export type Owner = { userId: string; profileId: string }

/** What tells their rows, in every table of theirs. */
export function ofOwner({ userId, profileId }: Owner) {
  return { user_id: userId, profile_id: profileId }
}

/** The one of them that is of a title, a film or an episode. */
export function rowOf(owner: Owner, contentId: string) {
  return { ...ofOwner(owner), content_id: contentId }
}
