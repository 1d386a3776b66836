import { useEffect, useRef } from 'react'

/** Whether a question is still the newest when its answer comes. None is, once what asked it is gone. */
export function useNewest() {
  const questions = useRef(0)
  useEffect(() => () => { questions.current += 1 }, [])
  return () => {
    questions.current += 1
    const mine = questions.current
    return () => mine === questions.current
  }
}
