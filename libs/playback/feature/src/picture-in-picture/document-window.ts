/** The Document Picture-in-Picture API, which the DOM types lack. Chromium alone has it. */
type DocumentPictureInPicture = { window: Window | null; requestWindow: (size: { width: number; height: number }) => Promise<Window> }

export const documentPictureInPicture = () => (globalThis as { documentPictureInPicture?: DocumentPictureInPicture }).documentPictureInPicture

const widthOfWindow = 480

/** Opens a window of the shape of the video, which starts as an empty page. Rejects without a press of the user. */
export async function openWindow(api: DocumentPictureInPicture, { videoWidth, videoHeight }: HTMLVideoElement): Promise<Window> {
  const height = videoWidth > 0 ? Math.round(widthOfWindow * videoHeight / videoWidth) : widthOfWindow * 9 / 16
  const opened = await api.requestWindow({ width: widthOfWindow, height })
  copyPage(document, opened.document)
  return opened
}

/** The language, theme, styles and fonts of a page. */
export function copyPage(from: Document, to: Document): void {
  for (const { name, value } of from.documentElement.attributes) to.documentElement.setAttribute(name, value)
  to.title = from.title
  for (const sheet of from.querySelectorAll('link[rel="stylesheet"], style')) to.head.append(to.importNode(sheet, true))
  // Fonts that the page added by script; those of its styles come with them.
  for (const face of fontsOf(from)) fontsOf(to).add(face)
}

/** Test environments have no fonts. */
const fontsOf = (page: Document): FontFaceSet | Set<FontFace> => (page as { fonts?: FontFaceSet }).fonts ?? new Set<FontFace>()
