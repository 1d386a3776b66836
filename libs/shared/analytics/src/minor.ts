/** The highest cap that hides titles for U/A 16+. */
const maxMinorCap = 3

/** Whether a profile is a child's, or capped below U/A 16+: of these only necessary events are recorded (AN-7). */
export function isMinorProfile({ isKids, cap }: { isKids: boolean; cap: number }): boolean {
  return isKids || cap <= maxMinorCap
}
