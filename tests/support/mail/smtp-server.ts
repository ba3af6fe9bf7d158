import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'

/** What the server does with one mail. The last three close or hang the connection without a response. */
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

/** A stage of the SMTP conversation, reported before the server responds; `taken` is reported after its 250. */
export type Moment = 'connected' | 'sender' | 'recipient' | 'data' | 'in-mail' | 'whole' | 'taken'

export type TakenMail = { readonly to: string; readonly raw: Buffer; readonly messageId: string }

const REFUSALS: Partial<Record<Turn, [code: number, text: string]>> = {
  'no-connection': [421, 'Too busy'],
  'recipient-later': [450, 'Mailbox busy'],
  'recipient-never': [550, 'No such mailbox'],
  'content-later': [451, 'Try again later'],
  'content-never': [554, 'Refused'],
}

/** A real SMTP server with failures on demand. Call it once a file. */
export async function provideSmtpServer() {
  const taken: TakenMail[] = []
  const turns: Turn[] = []
  const refused = new Set<string>()
  const sockets = new Map<number, Socket>()
  let report: (moment: Moment) => void = () => undefined
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
        report('connected')
        done(refuse('no-connection'))
      },
      onMailFrom: (_, __, done) => {
        report('sender')
        done()
      },
      onRcptTo: ({ address }, _, done) => {
        report('recipient')
        if (refused.has(address)) turns.unshift('recipient-never')
        done(refuse('recipient'))
      },
      onData: (stream, { remotePort, envelope }, done) => {
        report('data')
        const socket = sockets.get(remotePort)
        let isCut = false
        stream.once('data', () => {
          report('in-mail')
          if (turn() !== 'dies-in-mail') return
          turns.shift()
          isCut = true
          socket?.destroy()
        })
        buffer(stream).then((raw) => {
          // A short mail arrives whole with its first bytes.
          if (isCut) return
          report('whole')
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
          report('taken')
        }, done)
      },
    })
  // A closed server accepts no mails any more, even if it listens again.
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
    /** Mails that were accepted with 250, in order. */
    taken,
    /** What the server does with the next mails, in order; later ones are accepted. */
    turns,
    /** Addresses that are rejected permanently. */
    refused,
    countConnections: () => sockets.size,
    /** Sets the listener for every stage, replacing the previous one. */
    watch: (listener: (moment: Moment) => void) => {
      report = listener
    },
    /** Closes all connections and stops listening. */
    close,
    /** Listens on the same port again. */
    reopen: () => listen(port),
  }
}
