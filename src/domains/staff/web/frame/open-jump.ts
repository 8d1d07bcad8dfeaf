import { createContext, use } from 'react'

export const OpenJump = createContext<() => void>(() => undefined)

export const useOpenJump = () => use(OpenJump)
