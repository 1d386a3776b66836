import { runProduct } from './product.ts'

await runProduct('dev')
