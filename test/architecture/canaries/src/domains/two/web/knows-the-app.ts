export { frame } from '../../../app/web/frame.ts'
