export { answer } from '../verify-ledger/knows-the-engine.ts'
