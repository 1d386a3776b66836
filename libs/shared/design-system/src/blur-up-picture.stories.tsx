import { BlurUpPicture } from './blur-up-picture.tsx'
import { aStill, useWords } from './testing.ts'

export default { title: 'Pictures/Blur-up picture', component: BlurUpPicture }

const drawn = { width: 1280, height: 720, sizes: '480px', widths: [640] } as const

export function Come() {
  return (
    <div style={{ width: 'min(100%, 480px)', aspectRatio: '16 / 9' }}>
      <BlurUpPicture {...drawn} src={aStill(200)} alt={useWords()('A hill at dusk', 'সন্ধ্যার পাহাড়')} />
    </div>
  )
}
