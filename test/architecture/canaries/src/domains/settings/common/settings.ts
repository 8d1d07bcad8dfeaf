export { knows } from '../../accounts/common/accounts.ts'
