package main

import (
	"fmt"

	"kiban.example/kiban"
)

func main() {
	moved := kiban.CardMoveEvent{
		Id:      244911212134400,
		Event:   "card.move",
		Changes: &kiban.CardMoveEventChanges{ListId: &kiban.IdChange{From: 11, To: 12}},
	}
	fmt.Println("constructed", moved.Event, moved.Changes.ListId.To, kiban.WeekdayMonday.Value())
}
