export const getPreviewAddress = (name: string) => `/email-previews?email=${name}`

export const getEditAddress = (name: string) => `/email-previews/edit?email=${name}`
