import { useState } from 'react'
import type { FormHTMLAttributes } from 'react'

/**
 * Enter in a field of a form whose button rests does nothing in a browser: whoever pressed it is told what is missing, until
 * something is typed (ID-55). `listeners` are the form's.
 */
export function useHastyEnter<Missing extends string>(missing: Missing | null): { missed: Missing | null; listeners: Pick<FormHTMLAttributes<HTMLFormElement>, 'onKeyDown' | 'onChange'> } {
  const [hastyFor, setHastyFor] = useState<Missing | null>(null)
  return {
    // In another form, or once that field is whole, it is no news.
    missed: hastyFor === missing ? missing : null,
    listeners: {
      onKeyDown: ({ key, target, currentTarget, nativeEvent }) => {
        // A list that opens over the form is within it for React alone.
        const isField = target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type) && currentTarget.contains(target)
        if (key === 'Enter' && isField && !nativeEvent.isComposing) setHastyFor(missing)
      },
      onChange: () => setHastyFor(null),
    },
  }
}
