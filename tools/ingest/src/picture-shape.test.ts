import { pictureShape } from './picture-shape.ts'

it.each([
  [854, 480, '16:9'], [1920, 1080, '16:9'], [426, 240, '16:9'], [640, 480, '4:3'], [404, 720, '9:16'], [240, 240, '1:1'], [1918, 802, '959:401'],
])('a picture of %ix%i has the shape %s', (width, height, shape) => {
  expect(pictureShape({ width, height })).toBe(shape)
})
