export const routes = ['/one']
