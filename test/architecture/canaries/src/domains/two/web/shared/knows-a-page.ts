export { page } from '../pages/two.ts'
