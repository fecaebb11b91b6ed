import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { arrayBuffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

type MailServer = {
  /** What it has accepted. */
  inbox: Email[];
  url: string;
  close(): Promise<void>;
};

type Refusal = (address: string) => number | undefined;

/** A mail server that accepts every mail, or refuses a recipient or a sender with the code that its refusal answers. */
export async function startMailServer(
  refusal: Refusal = () => undefined,
  senderRefusal: Refusal = () => undefined,
): Promise<MailServer> {
  const inbox: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onMailFrom: ({ address }, _session, done) => done(refused(senderRefusal(address))),
    onRcptTo: ({ address }, _session, done) => done(refused(refusal(address))),
    onData(stream, _session, done) {
      void arrayBuffer(stream)
        .then((received) => PostalMime.parse(received))
        .then((mail) => {
          inbox.push(mail);
          done();
        });
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    inbox,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((ended) => server.close(() => ended())),
  };
}

const refused = (responseCode: number | undefined) =>
  responseCode ? Object.assign(new Error("refused"), { responseCode }) : null;
