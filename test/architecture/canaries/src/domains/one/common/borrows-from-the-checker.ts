export { answer } from '../../../../tools/verify-ledger/knows-the-engine.ts'
