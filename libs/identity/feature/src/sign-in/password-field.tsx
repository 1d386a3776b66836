import { EyeIcon, EyeOffIcon, IconButton, TextField } from '@ott/design-system'
import type { TextFieldProps } from '@ott/design-system'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as styles from './password-field.css.ts'

type PasswordFieldProps = Pick<TextFieldProps, 'ref' | 'label' | 'value' | 'onChange' | 'error' | 'hint' | 'readOnly'> & {
  autoComplete: 'current-password webauthn' | 'current-password' | 'new-password'
}

/** A password input whose value can be shown. */
export function PasswordField(props: PasswordFieldProps) {
  const intl = useIntl()
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      required
      trailing={
        <div className={styles.show}>
          <IconButton
            variant="tertiary"
            size="sm"
            label={intl.formatMessage({ id: 'login.showPassword' })}
            icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          />
        </div>
      }
    />
  )
}
