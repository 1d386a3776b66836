import { TextField } from '@ott/design-system'
import type { TextFieldProps } from '@ott/design-system'
import { useIntl } from 'react-intl'

type EmailFieldProps = Pick<TextFieldProps, 'ref' | 'value' | 'onChange' | 'error' | 'readOnly' | 'autoComplete'>

export function EmailField(props: EmailFieldProps) {
  const intl = useIntl()
  return (
    <TextField
      {...props}
      label={intl.formatMessage({ id: 'login.email' })}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      placeholder={intl.formatMessage({ id: 'login.emailExample' })}
    />
  )
}
