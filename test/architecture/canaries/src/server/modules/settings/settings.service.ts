export { knows } from '../auth/auth.service.ts'
