export { knows } from '../../messaging/common/messaging.ts'
