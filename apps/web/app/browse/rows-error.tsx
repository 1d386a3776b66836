export { RowsFailed as default } from '@ott/catalogue-feature'
