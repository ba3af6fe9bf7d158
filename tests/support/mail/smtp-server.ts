import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'

/** What becomes of one mail at the server. The last three cut or keep the line without a word. */
export type Turn =
  | 'take'
  | 'no-connection'
  | 'recipient-later'
  | 'recipient-never'
  | 'content-later'
  | 'content-never'
  | 'dies-in-mail'
  | 'dies-before-answer'
  | 'hangs'

/** A moment of the conversation, told before the server answers; `taken` comes when its 250 has been written. */
export type Moment = 'connected' | 'sender' | 'recipient' | 'data' | 'in-mail' | 'whole' | 'taken'

export type TakenMail = { readonly to: string; readonly raw: Buffer; readonly messageId: string }

const REFUSALS: Partial<Record<Turn, [code: number, text: string]>> = {
  'no-connection': [421, 'Too busy'],
  'recipient-later': [450, 'Mailbox busy'],
  'recipient-never': [550, 'No such mailbox'],
  'content-later': [451, 'Try again later'],
  'content-never': [554, 'Refused'],
}

/** A real mail server that fails as it is told; call it once a file. */
export async function provideSmtpServer() {
  const taken: TakenMail[] = []
  const turns: Turn[] = []
  const refused = new Set<string>()
  const sockets = new Map<number, Socket>()
  let tell: (moment: Moment) => void = () => undefined
  const turn = () => turns[0] ?? 'take'
  const refuse = (when: string) => {
    const [code, text] = turn().startsWith(when) ? (REFUSALS[turn()] ?? []) : []
    if (code === undefined) return null
    turns.shift()
    return Object.assign(new Error(text), { responseCode: code })
  }

  const make = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onConnect: (_, done) => {
        tell('connected')
        done(refuse('no-connection'))
      },
      onMailFrom: (_, __, done) => {
        tell('sender')
        done()
      },
      onRcptTo: ({ address }, _, done) => {
        tell('recipient')
        if (refused.has(address)) turns.unshift('recipient-never')
        done(refuse('recipient'))
      },
      onData: (stream, { remotePort, envelope }, done) => {
        tell('data')
        const socket = sockets.get(remotePort)
        stream.once('data', () => {
          tell('in-mail')
          if (turn() !== 'dies-in-mail') return
          turns.shift()
          socket?.destroy()
        })
        buffer(stream).then((raw) => {
          tell('whole')
          if (turn() === 'hangs') return void turns.shift()
          if (turn() === 'dies-before-answer') {
            turns.shift()
            return void socket?.destroy()
          }
          const refusal = refuse('content')
          if (refusal !== null) return done(refusal)
          turns.shift()
          const messageId = /^message-id: <(.+)>/im.exec(raw.toString('latin1'))?.[1] ?? ''
          taken.push({ to: envelope.rcptTo[0]?.address ?? '', raw, messageId })
          done()
          tell('taken')
        }, done)
      },
    })
  // One that was closed takes no mails any more, whatever it listens to.
  let server = make()

  async function listen(port = 0): Promise<number> {
    server = make()
    server.on('error', () => undefined)
    server.server.on('connection', (socket: Socket) => {
      const { remotePort = 0 } = socket
      sockets.set(remotePort, socket)
      socket.once('close', () => sockets.delete(remotePort))
    })
    const listening = server.listen(port, '127.0.0.1')
    await once(listening, 'listening')
    return (listening.address() as AddressInfo).port
  }
  const port = await listen()
  async function close(): Promise<void> {
    for (const socket of sockets.values()) socket.destroy()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
  afterAll(close)
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Whole mails that were answered with 250, in order. */
    taken,
    /** What becomes of the next mails, in order; those after them are taken. */
    turns,
    /** Addresses that are refused for good. */
    refused,
    countConnections: () => sockets.size,
    /** Hears of each moment until another one listens. */
    watch: (listener: (moment: Moment) => void) => {
      tell = listener
    },
    /** Cuts every line, and nobody answers the address any more. */
    close,
    /** Answers the same address again. */
    reopen: () => listen(port),
  }
}
