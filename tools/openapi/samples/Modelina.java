import java.time.OffsetDateTime;
import kiban.BoardVisibility;
import kiban.CardMoveEvent;
import kiban.CardMoveEventChanges;
import kiban.IdChange;

public class Modelina {
  public static void main(String[] arguments) {
    IdChange list = new IdChange();
    list.setFrom(11L);
    list.setTo(12L);
    CardMoveEventChanges changes = new CardMoveEventChanges();
    changes.setListId(list);
    CardMoveEvent moved = new CardMoveEvent();
    moved.setId(244_911_212_134_400L);
    moved.setOccurredAt(OffsetDateTime.parse("2026-11-21T09:30:00.000Z"));
    moved.setChanges(changes);
    if (moved.getChanges().getListId().getTo() != 12L) throw new IllegalStateException("to");
    if (BoardVisibility.fromValue("private") != BoardVisibility.PRIVATE) throw new IllegalStateException("enum");
    System.out.println("constructed " + moved.getEvent());
  }
}
