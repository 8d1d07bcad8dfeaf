export { knows } from '../../billing/server/billing.service.ts'
