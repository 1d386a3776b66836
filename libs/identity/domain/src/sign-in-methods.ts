/** What opens an account. A password opens it with the email only, so it counts with that. */
export type SignInMethods = { phoneNumber: string | null; email: string | null; passkeys: number; socialAccounts: number }

/** Whether the account can still be opened. The last sign-in method cannot be removed (ID-138). */
export function canSignIn({ phoneNumber, email, passkeys, socialAccounts }: SignInMethods): boolean {
  return phoneNumber !== null || email !== null || passkeys > 0 || socialAccounts > 0
}
