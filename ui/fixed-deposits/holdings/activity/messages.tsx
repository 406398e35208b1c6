import { SentMessages } from '#application/accounts/profile/sent-messages.ts';
import { formatMoment } from '#domain/platform/india-time.ts';
import { observer } from 'mobx-react-lite';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { EmptyState } from '#ui/platform/design-system/feedback/empty-state.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { Card } from '#ui/platform/design-system/layout/card.tsx';
import { LoadError } from '#ui/platform/errors/load-error.tsx';
import { usePort, useViewModel } from '#ui/platform/injection.tsx';
import activity from './activity.module.css';
import { filterCopy, messagesCopy as copy, noneCopy } from './copy.ts';
import styles from './messages.module.css';
import { MessagesViewModel, type ShownMessage } from './messages.view-model.ts';

/** The messages to the investor's phone, with a heading for each month. */
export const Messages = observer(function Messages() {
  const sentMessages = usePort(SentMessages);
  const viewModel = useViewModel(() => new MessagesViewModel(sentMessages));
  const { messages, months } = viewModel;
  const { state } = messages;
  if (state.kind === 'loading') {
    return (
      <Card padding="small">
        <Skeleton shape="rows" count={6} />
      </Card>
    );
  }
  if (state.kind === 'failed') {
    return (
      <LoadError
        isPart
        what="Your messages"
        failure={state.failure}
        onRetry={() => void messages.reload()}
      />
    );
  }
  if (months.length === 0) {
    return <EmptyState title={noneCopy.messages} text={copy.note} />;
  }
  return (
    <div className={activity.months} role="group" aria-label={filterCopy.messages}>
      <p className={styles.note}>{copy.note}</p>
      {months.map(({ name, entries }) => (
        <section key={name} className={activity.month} aria-label={name}>
          <h2 className={activity.name}>{name}</h2>
          <ul className={styles.list}>
            {entries.map((message) => (
              <MessageRow key={message.id} message={message} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
});

function MessageRow({ message }: { readonly message: ShownMessage }) {
  const { channel, text, path, sentAt } = message;
  return (
    <li className={styles.message}>
      <span className={activity.icon}>
        <MessageSquareText aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <p>{text}</p>
        <p className={styles.facts}>
          {copy.channels[channel]} · {formatMoment(sentAt.getTime())}
        </p>
      </div>
      {path !== undefined && (
        <LinkButton to={path} kind="quiet" size="small">
          {copy.open}
        </LinkButton>
      )}
    </li>
  );
}
