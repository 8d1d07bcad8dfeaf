export { default, meta } from './settings.tsx'
