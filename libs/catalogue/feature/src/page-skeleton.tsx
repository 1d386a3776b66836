import { Page, RowSkeleton as DesignRowSkeleton, RowStack, Skeleton, Stack } from '@ott/design-system'
import { useIntl } from 'react-intl'

/** Shown while a page loads: rows of cards, with or without a hero above them, or text. */
export function PageSkeleton({ content }: { content: 'hero' | 'rows' | 'text' }) {
  if (content === 'text') return <Page width="form"><TextSkeleton /></Page>
  const hasHero = content === 'hero'
  return (
    <>
      {hasHero && <Skeleton shape="hero" />}
      <RowStack overHero={hasHero}>
        <RowSkeleton shape="landscape" />
        <RowSkeleton shape="portrait" />
        <RowSkeleton shape="landscape" />
      </RowStack>
    </>
  )
}

/** Shown while a row loads. */
export function RowSkeleton({ shape }: { shape: 'landscape' | 'portrait' }) {
  return <DesignRowSkeleton shape={shape} label={useIntl().formatMessage({ id: 'page.loading' })} />
}

const TextSkeleton = () => (
  <Stack gap={5}>
    <Skeleton shape="heading" />
    <Stack gap={3}><Skeleton shape="line" /><Skeleton shape="line" /><Skeleton shape="shortLine" /></Stack>
    <Skeleton shape="block" />
  </Stack>
)
