export { knows } from '../../billing/common/billing.ts'
