import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { pictureUrl, pictureWidths } from './picture-url.ts'
import { Picture, SmallPictures } from './picture.tsx'

const drawn = { src: '/posters/tram 24.svg', width: 600, height: 900, sizes: '124px', widths: [128, 256] } as const

describe('a picture', () => {
  it('has the listed widths of the image service', () => {
    render(<Picture {...drawn} alt="Tram 24" />)
    expect(screen.getByRole('img')).toHaveAttribute('srcset', [
      '/_next/image?url=%2Fposters%2Ftram%2024.svg&w=128&q=75 128w',
      '/_next/image?url=%2Fposters%2Ftram%2024.svg&w=256&q=75 256w',
    ].join(', '))
  })

  it('is one size smaller while data is saved', () => {
    render(<SmallPictures value><Picture {...drawn} alt="Tram 24" /></SmallPictures>)
    expect(screen.getByRole('img')).toHaveAttribute('srcset', [
      '/_next/image?url=%2Fposters%2Ftram%2024.svg&w=128&q=75 128w',
      '/_next/image?url=%2Fposters%2Ftram%2024.svg&w=128&q=75 256w',
    ].join(', '))
  })

  it('reserves its space and loads lazily', () => {
    render(<Picture {...drawn} alt="Tram 24" />)
    const image = screen.getByRole('img')
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['600', '900'])
    expect(image).toHaveAttribute('loading', 'lazy')
  })

  it('has high priority if it is the page’s main image', () => {
    render(<Picture {...drawn} alt="Tram 24" priority />)
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
    expect(screen.getByRole('img')).not.toHaveAttribute('loading')
  })

  it('has a taller version for phones', () => {
    const { container } = render(<Picture {...drawn} tallSrc="/posters/tall.svg" alt="" />)
    expect(container.querySelector('source')).toHaveAttribute('media', '(max-width: 599.98px)')
  })

  it('shows a blurred loaded picture before it, and instead of an unknown one', () => {
    const { container, rerender } = render(<Picture {...drawn} src={undefined} blurSrc="/small.webp" alt="" />)
    const small = container.querySelector('img')
    expect(container.children).toHaveLength(1)
    rerender(<Picture {...drawn} blurSrc="/small.webp" alt="" />)
    expect([...container.querySelectorAll('img')].map((each) => each.getAttribute('src'))).toEqual(['/small.webp', pictureUrl(drawn.src, 256)])
    expect(container.querySelector('img')).toBe(small)
  })

  it('that React creates and discards loads nothing', () => {
    const created: HTMLElement[] = []
    const create = jest.spyOn(document, 'createElement').mockImplementation(function (this: Document, name: string) {
      const element = Document.prototype.createElement.call(this, name)
      created.push(element)
      return element
    })
    const suspended = new Promise(() => {})
    function Suspends(): never {
      throw suspended
    }
    render(<Suspense><Picture {...drawn} tallSrc="/posters/tall.svg" alt="" /><Suspends /></Suspense>)
    create.mockRestore()
    const pictures = created.filter((element) => element.matches('img, source'))
    expect(new Set(pictures.map(({ tagName }) => tagName))).toEqual(new Set(['SOURCE', 'IMG']))
    expect(pictures.flatMap((element) => ['media', 'sizes', 'srcset'].filter((name) => element.hasAttribute(name)))).toEqual([])
    expect(pictures.every((element) => element.getAttribute('src')?.startsWith('data:') ?? element.matches('source'))).toBe(true)
  })

  it('with a data URL is not resized', () => {
    expect(pictureUrl('data:image/svg+xml,x', 640)).toBe('data:image/svg+xml,x')
  })

  it('has every width of the image service', () => {
    expect(pictureWidths.toSorted((one, other) => one - other)).toEqual([
      16, 32, 48, 64, 96, 128, 256, 300, 384, 400, 500, 640, 750, 828, 1080, 1200, 1920, 2048, 3840,
    ])
  })
})
