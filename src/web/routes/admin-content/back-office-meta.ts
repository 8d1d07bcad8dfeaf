export const getBackOfficeMeta = (title: string) => [{ title }, { name: 'robots', content: 'noindex' }]
