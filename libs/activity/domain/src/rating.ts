/** A user's verdict on a title. `not for me` hides the title from their rows. */
export type Rating = 'like' | 'love' | 'not for me'
