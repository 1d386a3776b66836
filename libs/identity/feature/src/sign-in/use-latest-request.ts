import { useEffect, useRef } from 'react'

/** Tells whether a request is still the latest when its answer arrives; after unmount none is. */
export function useLatestRequest() {
  const count = useRef(0)
  useEffect(() => () => { count.current += 1 }, [])
  return () => {
    count.current += 1
    const own = count.current
    return () => own === count.current
  }
}
