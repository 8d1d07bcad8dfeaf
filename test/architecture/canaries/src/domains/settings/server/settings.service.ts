export { knows } from '../../accounts/server/accounts.service.ts'
