import { render, screen } from '@testing-library/react'
import { pictureUrl, pictureWidths } from './picture-url.ts'
import { Picture } from './picture.tsx'

const drawn = { src: '/posters/tram 24.svg', width: 600, height: 900, sizes: '124px', widths: [128, 256] } as const

describe('a picture', () => {
  it('comes in the listed widths from the image service', () => {
    render(<Picture {...drawn} alt="Tram 24" />)
    expect(screen.getByRole('img')).toHaveAttribute('srcset', [
      '/_next/image?url=%2Fposters%2Ftram%2024.svg&w=128&q=75 128w',
      '/_next/image?url=%2Fposters%2Ftram%2024.svg&w=256&q=75 256w',
    ].join(', '))
  })

  it('keeps its place before it comes and waits until it is near', () => {
    render(<Picture {...drawn} alt="Tram 24" />)
    const image = screen.getByRole('img')
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['600', '900'])
    expect(image).toHaveAttribute('loading', 'lazy')
  })

  it('is fetched first when the page waits for it', () => {
    render(<Picture {...drawn} alt="Tram 24" priority />)
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
    expect(screen.getByRole('img')).not.toHaveAttribute('loading')
  })

  it('has a taller drawing for phones', () => {
    const { container } = render(<Picture {...drawn} tallSrc="/posters/tall.svg" alt="" />)
    expect(container.querySelector('source')).toHaveAttribute('media', '(max-width: 599.98px)')
  })

  it('has a small one that is here already before it, and in its place while it is not known', () => {
    const { container, rerender } = render(<Picture {...drawn} src={undefined} blurSrc="/small.webp" alt="" />)
    const small = container.querySelector('img')
    expect(container.children).toHaveLength(1)
    rerender(<Picture {...drawn} blurSrc="/small.webp" alt="" />)
    expect([...container.querySelectorAll('img')].map((each) => each.getAttribute('src'))).toEqual(['/small.webp', pictureUrl(drawn.src, 256)])
    expect(container.querySelector('img')).toBe(small)
  })

  it('that is its own address is not sent anywhere', () => {
    expect(pictureUrl('data:image/svg+xml,x', 640)).toBe('data:image/svg+xml,x')
  })

  it('knows every width that the service answers', () => {
    expect(pictureWidths.toSorted((one, other) => one - other)).toEqual([
      16, 32, 48, 64, 96, 128, 256, 300, 384, 400, 500, 640, 750, 828, 1080, 1200, 1920, 2048, 3840,
    ])
  })
})
