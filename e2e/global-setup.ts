import { clearTurns } from './turns.ts'

export default clearTurns
