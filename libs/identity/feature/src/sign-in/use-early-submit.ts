import { useState } from 'react'
import type { FormHTMLAttributes } from 'react'

type Watched<Missing> = { missed: Missing | null; listeners: Pick<FormHTMLAttributes<HTMLFormElement>, 'onKeyDown' | 'onChange'> }

/**
 * Enter in a field of a form whose button rests does nothing in a browser: whoever pressed it is told what is missing, until
 * something is typed or another form is chosen (ID-55). `listeners` are the form's.
 */
export function useHastyEnter<Missing extends string>(form: string, missing: Missing | null): Watched<Missing> {
  const [hasty, setHasty] = useState<{ form: string; missing: Missing } | null>(null)
  if (hasty && hasty.form !== form) setHasty(null)
  return {
    missed: hasty?.missing === missing ? missing : null,
    listeners: {
      onKeyDown: ({ key, target, currentTarget, nativeEvent }) => {
        // A list that opens over the form is within it for React alone.
        const isField = target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type) && currentTarget.contains(target)
        if (key === 'Enter' && isField && !nativeEvent.isComposing && missing) setHasty({ form, missing })
      },
      onChange: () => setHasty(null),
    },
  }
}
