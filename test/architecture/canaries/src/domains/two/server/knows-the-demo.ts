export { demoAccounts } from '#demo/demo.ts'
