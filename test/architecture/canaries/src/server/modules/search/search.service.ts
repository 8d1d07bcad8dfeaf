export { knows } from '../admin/admin.service.ts'
