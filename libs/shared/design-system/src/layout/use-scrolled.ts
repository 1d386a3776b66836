import { useEffect, useState } from 'react'

/** True once the page has scrolled by more than `pixels`. */
export function useScrolled(pixels: number): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > pixels)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [pixels])
  return scrolled
}
