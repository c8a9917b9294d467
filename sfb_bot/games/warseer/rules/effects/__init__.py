"""What cards do, written as data: who is meant, when it holds, and each thing that is done."""
