/** Identifies the rows of one profile of a user. */
export type ProfileKey = { userId: string; profileId: string }

export function whereProfile({ userId, profileId }: ProfileKey) {
  return { user_id: userId, profile_id: profileId }
}

/** Matches the profile's row of one title, movie or episode. */
export function whereItem(profileKey: ProfileKey, contentId: string) {
  return { ...whereProfile(profileKey), content_id: contentId }
}
