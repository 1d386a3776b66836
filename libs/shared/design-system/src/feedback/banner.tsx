import { NoticeContent } from './notice.tsx'
import type { NoticeProps } from './notice.tsx'
import * as styles from './notice.css.ts'

/**
 * A message that stays on the page: no network, a plan that ends soon. The result of an action is a toast (`Toasts`);
 * an invalid field shows its own error.
 */
export function Banner(props: NoticeProps) {
  return (
    <div className={`${styles.banner} ${styles.tone[props.tone]}`} role={props.tone === 'error' ? 'alert' : 'status'}>
      <NoticeContent {...props} />
    </div>
  )
}
