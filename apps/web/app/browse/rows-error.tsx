export { RowsError as default } from '@ott/catalogue-feature'
