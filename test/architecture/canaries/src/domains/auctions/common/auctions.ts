export { knows } from '../../search/common/search.ts'
