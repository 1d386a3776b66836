import { BackIcon, Heading, IconButton, Stack, Text } from '@ott/design-system'
import type { ReactNode } from 'react'
import * as styles from './step-heading.css.ts'

interface StepHeadingProps {
  heading: string
  text: ReactNode
  backLabel: string
  onBack: () => void
  disabled?: boolean
}

/** Heading of a step, with a button back to the previous step. */
export function StepHeading({ heading, text, backLabel, onBack, disabled }: StepHeadingProps) {
  return (
    <Stack gap={3}>
      <div className={styles.back}>
        <IconButton variant="tertiary" size="sm" label={backLabel} icon={<BackIcon />} disabled={disabled} onClick={onBack} />
      </div>
      <Stack gap={2}>
        <Heading level={2} size="dialog">{heading}</Heading>
        <Text tone="soft">{text}</Text>
      </Stack>
    </Stack>
  )
}
