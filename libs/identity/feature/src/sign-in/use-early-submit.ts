import { useState } from 'react'
import type { FormHTMLAttributes } from 'react'

type EarlySubmit<Missing> = { missed: Missing | null; listeners: Pick<FormHTMLAttributes<HTMLFormElement>, 'onKeyDown' | 'onChange'> }

/**
 * Browsers ignore Enter in a form with a disabled submit button, so this shows what is missing (ID-55).
 * The message goes when the user types or switches the form.
 */
export function useEarlySubmit<Missing extends string>(form: string, missing: Missing | null): EarlySubmit<Missing> {
  const [hasty, setHasty] = useState<{ form: string; missing: Missing } | null>(null)
  if (hasty && hasty.form !== form) setHasty(null)
  return {
    missed: hasty?.missing === missing ? missing : null,
    listeners: {
      onKeyDown: ({ key, target, currentTarget, nativeEvent }) => {
        // A popup list is inside the form only in React's tree.
        const isField = target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type) && currentTarget.contains(target)
        if (key === 'Enter' && isField && !nativeEvent.isComposing && missing) setHasty({ form, missing })
      },
      onChange: () => setHasty(null),
    },
  }
}
